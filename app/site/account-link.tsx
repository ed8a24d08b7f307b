import { CircleUserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useToken } from '#app/api/token.ts'
import { Link } from '#app/kit/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'

/**
 * Returns the first name of the signed-in user. Loaded with its code after the page is shown.
 * Quiet, so that an expired session does not redirect a reader.
 */
async function readFirstName(realm: 'customer' | 'broker'): Promise<string> {
  const { call } = await import('#app/api/call.ts')
  if (realm === 'broker') {
    const { broker } = await import('#contract/broker/broker.ts')
    return (await call(broker.profile, {}, { quiet: true })).broker.firstName
  }
  const { customer } = await import('#contract/customer/customer.ts')
  return (await call(customer.profile, {}, { quiet: true })).customer.firstName
}

/** Sign In and Get Started; for a signed-in user, the name with a link to the portal. */
export function AccountLink({ className }: { className?: string }) {
  const customer = useToken('customer')
  const broker = useToken('broker')
  const realm = customer ? 'customer' : broker ? 'broker' : undefined
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (!realm) return setName(undefined)
    let left = false
    readFirstName(realm).then(
      (firstName) => left || setName(firstName),
      // Offline or expired: the link to the portal stays, and the portal explains the problem.
      () => left || setName(undefined),
    )
    return () => {
      left = true
    }
  }, [realm])
  if (realm) {
    return (
      <Button asChild variant="outline" className={className}>
        <Link to={realm === 'broker' ? '/broker-portal' : '/customer-portal'}>
          <CircleUserRound aria-hidden />
          <span className="max-w-32 truncate">
            {name ?? (realm === 'broker' ? t('Broker portal') : t('My Dashboard'))}
          </span>
        </Link>
      </Button>
    )
  }
  return (
    <span className={cn('flex gap-2', className)}>
      <Button asChild variant="ghost">
        <Link to="/customer-portal">{t('Sign In')}</Link>
      </Button>
      <Button asChild>
        <Link to="/customer-portal">{t('Get Started')}</Link>
      </Button>
    </span>
  )
}
