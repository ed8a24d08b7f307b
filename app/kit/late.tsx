import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Problem } from './problem.tsx'

interface LateProps<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>
  /** What the part is given. */
  props: Props
  /** Stands in its place while its code is on its way. */
  waiting: ReactNode
}

/**
 * A part of a screen whose code comes with its first use. Where that cannot be fetched, the rest of
 * the screen stays with what was typed there, and the part can be asked for again.
 */
export function Late<Props extends object>({ load, props, waiting }: LateProps<Props>) {
  // What failed once stays failed: each Retry needs another one.
  const [{ Part, round }, setPart] = useState(() => ({ Part: lazy(load), round: 0 }))
  return (
    <Missing key={round} onRetry={() => setPart({ Part: lazy(load), round: round + 1 })}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </Missing>
  )
}

class Missing extends Component<{ children: ReactNode; onRetry: () => void }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { children, onRetry } = this.props
    if (this.state.error === undefined) return children
    return (
      <Problem
        title="This part did not load"
        error={new Error('Please check your connection and try again.')}
        onRetry={onRetry}
      />
    )
  }
}
