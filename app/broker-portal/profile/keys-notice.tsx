import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { apiKey } from '#contract/partner/api-key.ts'
import { t } from '#domain/locale/translate.ts'

/** Warns that API keys still work after a password change, if the broker has active keys. */
export function KeysNotice() {
  const { data } = useRead(apiKey.mine, {})
  const count = data?.apiKeys.filter(({ state }) => state === 'active').length ?? 0
  if (count === 0) return null
  return (
    <Alert className="mb-5">
      <Rich
        text={t(
          '{count, plural, one {# API key keeps working after you change your password. ' +
            '<0>Check it</0>} other {# API keys keep working after you change your password. ' +
            '<0>Check them</0>}}',
          { count },
        )}
        elements={[<Link key="keys" to="/broker-portal/api" className="text-link underline" />]}
      />
    </Alert>
  )
}
