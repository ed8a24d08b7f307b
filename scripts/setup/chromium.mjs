import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SetupError } from './turn.mjs'

// Without windows of its own Chromium walks a journey in three quarters of the time.
const packages = ['chromium-headless-shell', 'chromium']
const names = [...packages, 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** CHROME_PATH, else the first Chromium on PATH, else one in a well-known place. */
export function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...places].find(isProgram)
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function installChromium() {
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (apt-get install)')
    apt('update', '-qq')
    for (const name of packages) {
      if (!findChromium()) apt('install', '-y', '-qq', '--no-install-recommends', name)
    }
  }
  if (findChromium()) return
  throw new SetupError(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or ' +
      'set CHROME_PATH to the program.',
  )
}

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
