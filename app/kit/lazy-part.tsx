import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { PartFailed } from './part-failed.ts'
import { Problem } from './problem.tsx'

interface LateProps<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>
  /** What the part is given. */
  props: Props
  /** Stands in its place while its code is on its way. */
  waiting: ReactNode
}

/**
 * A part of a screen whose code comes with its first use. Where that cannot be fetched, or the part
 * cannot be shown in this browser, the rest of the screen stays with what was typed there, and the
 * part can be asked for again.
 */
export function Late<Props extends object>({ load, props, waiting }: LateProps<Props>) {
  // What failed once stays failed: each Retry needs another one.
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

const notLoaded = () => new PartFailed('Please check your connection and try again.')

class Missing extends Component<{ children: ReactNode; onRetry: () => void }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { children, onRetry } = this.props
    const { error } = this.state
    if (error === undefined) return children
    // A fault of ours is not the part's to hide.
    if (!(error instanceof PartFailed)) throw error
    return <Problem title="This part did not load" error={error} onRetry={onRetry} />
  }
}
