import type { Config } from '#server/config.ts'

/** The site as passkeys know it: each passkey is bound to its host and works nowhere else. */
export interface RelyingParty {
  id: string
  isOrigin(origin: string): boolean
}

/** Without a public address passkeys work only on this machine, at any port. */
const local: RelyingParty = {
  id: 'localhost',
  isOrigin: (origin) => /^http:\/\/localhost(?::\d{1,5})?$/.test(origin),
}

export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty {
  if (!publicUrl) return local
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, isOrigin: (given) => given === origin }
}
