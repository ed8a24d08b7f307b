/**
 * Returns the mailbox behind an email address, however it is spelled: `Me.Ra+1@googlemail.com` is
 * read where `mera@gmail.com` is. A telephone number stays as it is.
 */
export function mailboxOf(recipient: string): string {
  const { name, domain } = partsOf(recipient)
  if (!domain) return name
  const bare = name.replace(/\+.*$/, '')
  return isGmail(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
}

/**
 * Says whether two addresses surely lead to one mailbox. Only Gmail promises that dots and tags do
 * not count: elsewhere somebody else may read the address with a tag.
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
