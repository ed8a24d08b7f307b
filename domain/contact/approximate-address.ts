import { t } from '#domain/locale/translate.ts'

/**
 * Returns a shortened network address such as `49.205.*.*`: enough for the owner of an account to
 * recognise the provider, and too little to find a person.
 */
export function approximateAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '')
  if (/^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i.test(plain)) {
    return t('a private network')
  }
  const [first, second, ...rest] = plain.split('.')
  if (rest.length === 2) return `${first}.${second}.*.*`
  const groups = plain.split(':')
  return groups.length > 2 ? `${groups.slice(0, 3).filter(Boolean).join(':')}:*` : plain
}
