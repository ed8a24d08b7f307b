import { LoaderCircle } from 'lucide-react'
import { t } from '#domain/locale/translate.ts'

/** A whole page that is loading, mostly the session. */
export function PageLoading() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <LoaderCircle aria-hidden className="size-8 animate-spin text-muted-foreground" />
      <span className="sr-only">{t('Loading...')}</span>
    </div>
  )
}
