import { createHash } from 'node:crypto'

/** What is stored of a token: whoever reads the database can use none. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
