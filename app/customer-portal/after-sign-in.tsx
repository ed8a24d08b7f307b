import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { dropIntent, readIntent } from '#app/account/intent.ts'
import { setSaved } from '#app/property/saved-home.ts'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'

/** Completes the action that required the sign-in, and returns to where it started. */
export function AfterSignIn() {
  const navigate = useNavigate()
  useEffect(() => {
    const intent = readIntent()
    dropIntent()
    if (!intent) return
    if (intent.act === 'open') return void navigate(intent.to, { replace: true })
    const { propertyId, title, from, index } = intent
    void setSaved(propertyId, true).then((isDone) => {
      if (!isDone) return
      toast.success(t('Saved to your homes'), { description: title })
      // Going back keeps the scroll position of the list; after a reload there is no such history
      // entry.
      const isNext = index >= 0 && window.history.state?.idx === index + 1
      void (isNext ? navigate(-1) : navigate(from, { replace: true }))
    })
  }, [navigate])
  return null
}
