import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Said once, for the whole product, while the device has no connection. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="fixed inset-x-0 bottom-4 z-50 mx-auto w-fit max-w-[92vw]">
      {!online && (
        <p className="flex items-center gap-2.5 rounded-lg bg-foreground px-4 py-2.5 text-sm text-background shadow-float">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. What is on screen stays; changes need a connection.
        </p>
      )}
    </div>
  )
}
