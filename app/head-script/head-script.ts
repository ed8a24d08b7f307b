import { readStoredTheme, showTheme } from '#app/theme/stored-theme.ts'
import { followLanguage } from './follow-language.ts'
import { recordEarlyPresses } from './record-early-presses.ts'
import { runScriptsAfterPaint } from './run-scripts-after-paint.ts'

// The build compiles this file into `virtual:head-script`, which runs in <head> before the first
// paint; otherwise the wrong theme or language would flash.
showTheme(readStoredTheme())
if (!followLanguage()) {
  recordEarlyPresses()
  runScriptsAfterPaint()
}
