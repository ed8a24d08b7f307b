import { RotateCw, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

/**
 * Says that a search failed without a connection, and what is shown instead. Retries when the
 * connection is back. The connection itself has a notice of its own.
 */
export function NotLoaded({ isUnreached }: { isUnreached: boolean }) {
  const { revalidate, state } = useRevalidator()
  const isTrying = state !== 'idle'
  const again = useEffectEvent(() => {
    if (isUnreached) void revalidate()
  })
  useEffect(() => {
    const listener = () => again()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  return (
    // Always rendered, because screen readers only announce changes of an existing element.
    <div role="status">
      {isUnreached && (
        <div
          className={
            'mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 ' +
            'rounded-md bg-status-yellow-tint px-4 py-2 text-sm text-status-yellow-text'
          }
        >
          <p className="flex min-w-0 flex-1 basis-64 gap-3 text-pretty">
            <WifiOff aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {t(
              'Your search could not be sent. We will try again when you are back online. Below ' +
                'are the results of your last search.',
            )}
          </p>
          <Button variant="outline" disabled={isTrying} onClick={() => again()}>
            <RotateCw aria-hidden />
            {isTrying ? t('Trying...') : t('Retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
