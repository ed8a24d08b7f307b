import type { Actor } from './record.ts'

/** The actor of everything that no person does: jobs, rules and the first start. */
export const systemActor = {
  realm: null,
  id: null,
  name: 'BrickBazaar',
  trace: { address: null, requestId: null },
} as const satisfies Actor
