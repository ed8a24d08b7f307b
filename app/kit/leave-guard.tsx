import { useEffect } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { Confirm } from './confirm.tsx'
import type { FormHandle } from './use-form.ts'

/** Put inside a form whose changes would be missed: leaving with some unsaved asks first. */
export function LeaveGuard<Values extends FieldValues>({ form }: { form: FormHandle<Values> }) {
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  const unsaved = isDirty && !isSubmitting
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <Confirm
      title="Leave without saving?"
      text="Your changes on this page will be lost."
      action="Leave"
      destructive
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      onConfirm={() => {
        blocker.proceed?.()
        return false
      }}
    />
  )
}
