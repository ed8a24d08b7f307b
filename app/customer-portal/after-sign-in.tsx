import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { dropIntent, readIntent } from '#app/account/intent.ts'
import { setSaved } from '#app/property/saved-home.ts'
import { toast } from '#app/ui/toast.ts'

/** Completes what somebody was about to do when asked to sign in, and takes them back to it. */
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
      toast.success('Saved to your homes', { description: title })
      // One step back keeps the place in the list; after a reload on the way there is no such step.
      const isNext = index >= 0 && window.history.state?.idx === index + 1
      void (isNext ? navigate(-1) : navigate(from, { replace: true }))
    })
  }, [navigate])
  return null
}
