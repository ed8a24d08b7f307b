import { useEffect, useState } from 'react'
import { type Intent, readIntent } from '#app/account/intent.ts'
import { Alert } from '#app/ui/alert.tsx'
import { t } from '#domain/locale/translate.ts'

/** Says which action requires the sign-in. */
export function IntentNotice() {
  const [intent, setIntent] = useState<Intent>()
  useEffect(() => setIntent(readIntent()), [])
  if (!intent) return null
  return (
    <Alert className="mb-5">
      {intent.act === 'save'
        ? t('Sign in to save “{title}”.', { title: intent.title })
        : intent.why}{' '}
      {t('New here? Signing up takes a minute, and you continue where you left off.')}
    </Alert>
  )
}
