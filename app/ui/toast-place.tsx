import { lazy, Suspense, useSyncExternalStore } from 'react'
import { PlainToaster } from './plain-toaster.tsx'
import { toastDemand } from './toast.ts'

// Where the toaster cannot be loaded, its message may be all there is to show, and it must not
// crash a page with typed input.
const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: PlainToaster })))

/** Where toasts appear; rendered once, in root.tsx. */
export function ToastPlace() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.isThere, () => false)
  if (!wanted) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
