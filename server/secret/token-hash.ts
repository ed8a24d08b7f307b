import { createHash } from 'node:crypto'

/** Only the hash of a token is stored, so reading the database gives no usable token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
