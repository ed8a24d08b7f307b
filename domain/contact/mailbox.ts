/**
 * Returns one spelling for every address of a mailbox: `Me.Ra+1@googlemail.com` and
 * `mera@gmail.com` are the same mailbox. A telephone number is returned unchanged.
 */
export function mailboxOf(recipient: string): string {
  const { name, domain } = partsOf(recipient)
  if (!domain) return name
  const bare = name.replace(/\+.*$/, '')
  return isGmail(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
}

/**
 * Returns whether two addresses certainly lead to one mailbox. Only Gmail guarantees that dots and
 * tags do not count: elsewhere an address with a tag may belong to somebody else.
 */
export function isSameMailbox(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  return isGmail(partsOf(one).domain) && mailboxOf(one) === mailboxOf(other)
}

function partsOf(recipient: string): { name: string; domain: string } {
  const address = recipient.toLowerCase()
  const at = address.lastIndexOf('@')
  return at < 0
    ? { name: address, domain: '' }
    : { name: address.slice(0, at), domain: address.slice(at + 1) }
}

const isGmail = (domain: string) => domain === 'gmail.com' || domain === 'googlemail.com'
