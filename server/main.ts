import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { root } from '#server/root.ts'

// Caching compiled code saves a third of the start time. Only modules loaded after this line are
// cached, so everything else is loaded below. In a folder that is not writable nothing is cached.
enableCompileCache(join(root, 'node_modules/.cache/compiled'))
await import('./run.ts')
