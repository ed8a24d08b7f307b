import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { root } from '#server/root.ts'

// What was compiled at one start is kept for the next: that is a third of what a start costs. Only
// what is loaded from here on is kept, so everything is. A folder that cannot be written keeps
// none.
enableCompileCache(join(root, 'node_modules/.cache/compiled'))
await import('./run.ts')
