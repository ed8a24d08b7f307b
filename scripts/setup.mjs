// What every npm script runs first: brings a checkout to the state the command needs, quickly when
// nothing is missing. Plain JavaScript for Node 20, since this is what installs Node 24.
import { build, isBuilt } from './setup/build.mjs'
import { findChromium, installChromium } from './setup/chromium.mjs'
import { install, isInstalled, needNode } from './setup/install.mjs'
import { oneAtATime, SetupError } from './setup/turn.mjs'

const steps = [
  { done: isInstalled, act: install },
  ...(process.argv.includes('--build') ? [{ done: isBuilt, act: build }] : []),
  ...(process.argv.includes('--browser')
    ? [{ done: () => findChromium() !== undefined, act: installChromium }]
    : []),
]

try {
  needNode()
  if (!steps.every(({ done }) => done())) {
    await oneAtATime(() => {
      // Asked again: another set-up may have done it while this one waited.
      for (const { done, act } of steps) if (!done()) act()
    })
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
