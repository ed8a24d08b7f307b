import { useEffect, useState } from 'react'
import { Problem } from '#app/kit/problem.tsx'
import { CompareTable } from '#app/site/compare/compare-table.tsx'
import type { CompareView } from '#app/site/compare/compare-view.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { t } from '#domain/locale/translate.ts'

interface ComparisonProps {
  token: string
  /** The number of homes in the shortlist; missing ones have left the market. */
  homeCount: number
}

/** All facts and costs of the homes side by side. */
export default function Comparison(props: ComparisonProps) {
  const [round, setRound] = useState(0)
  return <Loading key={round} {...props} onRetry={() => setRound(round + 1)} />
}

function Loading({ token, homeCount, onRetry }: ComparisonProps & { onRetry: () => void }) {
  const [view, setView] = useState<CompareView>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    let isLeft = false
    import('./room-calls.ts')
      .then(({ readComparison }) => readComparison(token))
      .then((next) => !isLeft && setView(next))
      .catch((error: unknown) => !isLeft && setProblem(error))
    return () => {
      isLeft = true
    }
  }, [token])
  if (problem !== undefined) {
    const title = t('Failed to load the comparison')
    return <Problem title={title} error={problem} onRetry={onRetry} />
  }
  if (!view) return <Skeleton className="h-96 w-full" />
  const gone = homeCount - view.homes.length
  return (
    <>
      {gone > 0 && (
        <p className="mb-4 text-sm text-muted-foreground">
          {t(
            '{count, plural, one {# home is} other {# homes are}} no longer available and not ' +
              'compared.',
            { count: gone },
          )}
        </p>
      )}
      {view.homes.length > 0 && <CompareTable {...view} />}
    </>
  )
}
