extension Topic {
  /// The topics of all files.
  static let all: [Topic] = [
    RubberBandCases.topic, DecelerationCases.topic, BounceCases.topic, SpringCases.topic,
    TimingCurveCases.topic, RotationCases.topic, AutoresizingCases.topic, ColorCases.topic,
    GeometryCases.topic, SpinnerCases.topic, TableCases.topic, RecordedActivityCases.topic,
    RecordedAnimationCases.topic, RecordedGeometryCases.topic, RecordedImageCases.topic,
    RecordedInsetCases.topic, RecordedLabelCases.topic, RecordedProgramCases.topic,
    RecordedTableCases.topic, RecordedTraceCases.topic,
  ]
}
