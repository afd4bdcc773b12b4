// One import gives a user everything: `import RefreshRender`.
@_exported public import Drawing
@_exported public import Motion
@_exported public import Raster
@_exported public import RefreshPanels
@_exported public import Scenarios
@_exported public import Views
@_exported public import YAML
