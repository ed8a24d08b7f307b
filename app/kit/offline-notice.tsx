import { RotateCw, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** The one notice of the product for a lost connection or a screen that failed to load. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const { isAway, isTrying, isWanted, retry } = useScreenThatDidNotCome(online)
  const isHeld = isAway || (isWanted && !online)
  return (
    <div
      role="status"
      className={
        'pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--bottom-bar,0px))] z-50 ' +
        'mx-auto w-fit max-w-[92vw]'
      }
    >
      {(isAway || !online) && (
        <div
          className={
            'flex items-center gap-2.5 rounded-lg bg-foreground px-4 py-2.5 ' +
            'text-sm text-background shadow-float'
          }
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <p>{noticeFor(online, isHeld)}</p>
          {isHeld && (
            <Button
              variant="secondary"
              size="sm"
              disabled={isTrying}
              onClick={retry}
              className="pointer-events-auto"
            >
              <RotateCw aria-hidden />
              {isTrying ? t('Trying...') : t('Retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function noticeFor(online: boolean, isHeld: boolean): string {
  if (online)
    return t('Cannot connect to BrickBazaar right now. The rest of this page did not load.')
  return isHeld
    ? t('You are offline. The rest of this page did not load.')
    : t('You are offline. You can keep reading, but changes need a connection.')
}

/**
 * React Router reloads the page when the code of a screen cannot be fetched, which is right after a
 * release; but while the server is down, that would end in the browser's own error page. So a
 * reload requested by a script waits until the server responds. Browsers without the Navigation API
 * reload at once.
 */
function useScreenThatDidNotCome(online: boolean) {
  const { location: wanted } = useNavigation()
  const latest = useRef(wanted)
  useEffect(() => {
    latest.current = wanted
  })
  const [isAway, setAway] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const isSure = useRef(false)

  const retry = async () => {
    setTrying(true)
    const isThere = await answers()
    setTrying(false)
    const now = latest.current
    // Another screen was opened meanwhile. The target may be known only a moment after the failure.
    if (wanted && now?.key !== wanted.key) return
    setAway(!isThere)
    if (!isThere) return
    // A full page load, because the router never finishes a navigation that it gave up.
    if (now) return window.location.assign(now.pathname + now.search + now.hash)
    isSure.current = true
    window.location.reload()
  }
  const hold = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isSure.current) return
    event.preventDefault()
    void retry()
  })
  useEffect(() => {
    const listener = (event: NavigateEvent) => hold(event)
    window.navigation?.addEventListener('navigate', listener)
    return () => window.navigation?.removeEventListener('navigate', listener)
  }, [])
  const follow = useEffectEvent((isOpening: boolean) => {
    if (!isOpening) setAway(false)
    else if (isAway) void retry()
  })
  const comeBack = useEffectEvent((isOnline: boolean) => {
    if (isOnline && isAway && wanted) void retry()
  })
  useEffect(() => comeBack(online), [online])
  const key = wanted?.key
  useEffect(() => follow(key !== undefined), [key])
  return { isAway, isTrying, isWanted: key !== undefined, retry: () => void retry() }
}

/** Whether the server responds at all. */
async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5_000)
    const { ok } = await fetch('/livez', { cache: 'no-store', signal })
    return ok
  } catch {
    return false
  }
}
