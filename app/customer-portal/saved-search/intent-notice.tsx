import { useEffect, useState } from 'react'
import { type Intent, readIntent } from '#app/account/intent.ts'
import { Alert } from '#app/ui/alert.tsx'

/** Says which action requires the sign-in. */
export function IntentNotice() {
  const [intent, setIntent] = useState<Intent>()
  useEffect(() => setIntent(readIntent()), [])
  if (!intent) return null
  return (
    <Alert className="mb-5">
      {intent.act === 'save' ? `Sign in to save “${intent.title}”.` : intent.why} New here? Sign up
      takes a minute, and you come back to where you were.
    </Alert>
  )
}
