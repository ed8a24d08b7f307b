import { lazy, Suspense, useSyncExternalStore } from 'react'
import { PlainToaster } from './plain-toaster.tsx'
import { toastDemand } from './toast.ts'

// What cannot be loaded may be all there is to say; it must not take the page down with what was
// typed.
const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: PlainToaster })))

/** Where toasts appear; stands once, in root.tsx. */
export function ToastPlace() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.isThere, () => false)
  if (!wanted) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
