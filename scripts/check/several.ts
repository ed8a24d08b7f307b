import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'

/**
 * Runs the test files it is called with in one process, each as a suite of its own: they are loaded
 * together, and their hooks and tests run file after file.
 */

for (const file of process.argv.slice(2)) {
  describe(file, async () => {
    await import(pathToFileURL(file).href)
  })
}
