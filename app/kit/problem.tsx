import { RotateCw, TriangleAlert } from 'lucide-react'
import { CallFailed, CallRefused } from '#app/api/failure.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

interface ProblemProps {
  /** The screen's own message: "Failed to load brokers". */
  title: string
  error: unknown
  onRetry?: () => void
  className?: string
}

const isPageNotFound = (error: unknown) =>
  error instanceof CallRefused && error.code === 'page_not_found'

/** Something failed to load: what happened, the reference to quote, and a retry. */
export function Problem({ title, error, onRetry, className }: ProblemProps) {
  if (isPageNotFound(error)) {
    return (
      <div role="alert" className={className}>
        <Empty title={t('Page not found')} text={t('The link may be old or mistyped.')} />
      </div>
    )
  }
  const message = error instanceof Error ? error.message : undefined
  const reference = error instanceof CallFailed ? error.requestId : undefined
  return (
    <div role="alert" className={className}>
      <Empty
        icon={TriangleAlert}
        title={title}
        text={
          <>
            {message !== title && message}
            {reference && (
              <span className="mt-1 block text-xs">
                {t('Reference {reference}', { reference })}
              </span>
            )}
          </>
        }
        action={
          onRetry && (
            <Button variant="outline" onClick={onRetry}>
              <RotateCw aria-hidden />
              {t('Retry')}
            </Button>
          )
        }
      />
    </div>
  )
}
