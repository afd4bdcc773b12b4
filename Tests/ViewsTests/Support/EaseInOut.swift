/// The progress of the ease-in-out of 0.2 s in its 13 frames at 60 a second, to four decimals
/// (F24).
let easeInOutFrames = [
  0, 0.0136, 0.0561, 0.1292, 0.2318, 0.3588, 0.5, 0.6412, 0.7682, 0.8708, 0.9439, 0.9864, 1,
]
