import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { Confirm } from '#app/kit/confirm.tsx'
import { t } from '#domain/locale/translate.ts'
import type { FormHandle } from './use-form.ts'

type Tell = (form: string, unsaved: boolean) => void

const Together = createContext<Tell | undefined>(undefined)

/** Asks before leaving a form with unsaved changes. */
export function LeaveGuard<Values extends FieldValues>({ form }: { form: FormHandle<Values> }) {
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  const unsaved = isDirty && !isSubmitting
  const id = useId()
  const tell = useContext(Together)
  // A layout effect, because the router checks what was last rendered: before anything can be
  // pressed.
  useLayoutEffect(() => {
    if (!unsaved) return
    tell?.(id, true)
    return () => tell?.(id, false)
  }, [id, tell, unsaved])
  return tell ? null : <Ask unsaved={unsaved} />
}

/** Combines the guards of several forms, because the router supports one guard per page. */
export function OneLeaveGuard({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set())
  const tell: Tell = useCallback((form, unsaved) => {
    setForms((now) => new Set(unsaved ? [...now, form] : [...now].filter((id) => id !== form)))
  }, [])
  return (
    <Together value={tell}>
      {children}
      <Ask unsaved={forms.size > 0} />
    </Together>
  )
}

function Ask({ unsaved }: { unsaved: boolean }) {
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
      title={t('Leave without saving?')}
      text={t('Your changes on this page will be lost.')}
      action={t('Leave')}
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
