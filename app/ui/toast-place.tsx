import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastDemand } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

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
