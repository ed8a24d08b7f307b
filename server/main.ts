import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What was compiled at one start is kept for the next: that is a third of what a start costs. Only
// what is loaded from here on is kept, so everything is. A folder that cannot be written keeps none.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
await import('./run.ts')
