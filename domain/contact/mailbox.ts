/**
 * Returns the mailbox behind an email address, however it is spelled: `Me.Ra+1@googlemail.com` is read
 * where `mera@gmail.com` is. A telephone number stays as it is.
 */
export function mailboxOf(recipient: string): string {
  const { name, domain } = partsOf(recipient)
  if (!domain) return name
  const bare = name.replace(/\+.*$/, '')
  return isGmail(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
}

/**
 * Says whether people write a mailbox like this: without a tag and, where dots do not count, with
 * at most one. A mailbox has few such spellings, and any number of others.
 */
export function isUsualSpelling(recipient: string): boolean {
  const { name, domain } = partsOf(recipient)
  return !name.includes('+') && !(isGmail(domain) && name.split('.').length > 2)
}

function partsOf(recipient: string): { name: string; domain: string } {
  const address = recipient.toLowerCase()
  const at = address.lastIndexOf('@')
  return at < 0
    ? { name: address, domain: '' }
    : { name: address.slice(0, at), domain: address.slice(at + 1) }
}

const isGmail = (domain: string) => domain === 'gmail.com' || domain === 'googlemail.com'
