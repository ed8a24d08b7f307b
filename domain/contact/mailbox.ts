/**
 * Returns the mailbox behind an email address, however it is spelled: `Me.Ra+1@googlemail.com` is read
 * where `mera@gmail.com` is. A telephone number stays as it is.
 */
export function mailboxOf(recipient: string): string {
  const address = recipient.toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const name = address.slice(0, at).replace(/\+.*$/, '')
  const domain = address.slice(at + 1)
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
