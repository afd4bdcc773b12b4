# The few commands a contributor types. `make help` lists them.

.POSIX:
.PHONY: help demo test format lint clean packages toolchain

# Added to every build, for example: make test SWIFT_FLAGS='-Xswiftc -warnings-as-errors'
SWIFT_FLAGS =

SOURCES = Package.swift Sources Tests
DEMO = Snapshots/RefreshDome/pull-and-release.yaml
DEMO_OUT = out/demo

help:
	@echo 'make demo    build the tool, render one pull-to-refresh to $(DEMO_OUT)'
	@echo 'make test    build everything, check the style, run all tests'
	@echo 'make format  bring the sources into the style of .swift-format'
	@echo 'make lint    check the style only'
	@echo 'make clean   remove what was built and rendered'

demo: packages
	swift build -c release --product refreshrender $(SWIFT_FLAGS)
	.build/release/refreshrender render $(DEMO) -o $(DEMO_OUT)
	@echo
	@echo 'Look at $(DEMO_OUT)/sheet.png first: the frames at which something changes.'
	@echo 'Every frame is a picture in $(DEMO_OUT)/frames, and a line of $(DEMO_OUT)/frames.txt.'

# Tests draw some thousand frames, which an unoptimized build takes minutes for. Their build has a
# folder of its own, as it differs from the demo's by -enable-testing.
TEST_BUILD = -c release -Xswiftc -enable-testing --scratch-path .build/tests $(SWIFT_FLAGS)

test: packages lint
	swift build --build-tests $(TEST_BUILD)
	swift test --skip-build --disable-xctest --parallel \
	  --xunit-output .build/test-results.xml $(TEST_BUILD)

format: toolchain
	swift format --in-place --parallel --recursive $(SOURCES)

lint: toolchain
	swift format lint --strict --parallel --recursive $(SOURCES)

clean:
	rm -rf .build out .refreshrender

packages: toolchain
	@sh .ci/install-packages

toolchain:
	@sh .ci/check-toolchain
