import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { t } from '#domain/locale/translate.ts'
import { PartFailed } from './part-failed.ts'
import { Problem } from './problem.tsx'

interface LateProps<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>
  /** The properties of the part. */
  props: Props
  /** Shown while its code is loading. */
  waiting: ReactNode
}

/**
 * A part of a screen whose code is loaded on first use. Where it cannot be loaded, or the browser
 * cannot show it, the rest of the screen stays with its input, and the part can be retried.
 */
export function Late<Props extends object>({ load, props, waiting }: LateProps<Props>) {
  // A rejected lazy import stays rejected, so each retry needs a new one.
  const fetched = () => lazy(() => load().catch(() => Promise.reject(notLoaded())))
  const [{ Part, round }, setPart] = useState(() => ({ Part: fetched(), round: 0 }))
  return (
    <Missing key={round} onRetry={() => setPart({ Part: fetched(), round: round + 1 })}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </Missing>
  )
}

const notLoaded = () => new PartFailed(t('Please check your connection and try again.'))

class Missing extends Component<{ children: ReactNode; onRetry: () => void }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { children, onRetry } = this.props
    const { error } = this.state
    if (error === undefined) return children
    // Our own errors are not hidden by the part.
    if (!(error instanceof PartFailed)) throw error
    return <Problem title={t('This section did not load')} error={error} onRetry={onRetry} />
  }
}
