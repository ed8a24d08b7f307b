import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Endpoint } from '#contract/endpoint.ts'
import { brokerVisit, visit } from '#contract/visit/visit.ts'
import type { VisitAct, VisitSide } from '#contract/visit/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

interface MissedActsProps {
  visitId: string
  side: VisitSide
  may: readonly VisitAct[]
}

/** Reports that the other side did not come, or responds to such a report. */
export function MissedActs({ visitId, side, may }: MissedActsProps) {
  const calls = side === 'customer' ? visit : brokerVisit
  const say = useSend<Endpoint>(calls.sayMissed, { done: t('Saved'), failed: t('Failed to save') })
  const answer = useSend<Endpoint>(calls.answerMissed, {
    done: t('Saved'),
    failed: t('Failed to save'),
  })
  const params = { id: visitId }
  const reply = (word: 'agreed' | 'disputed') => answer.send({ params, body: { answer: word } })
  return (
    <>
      {may.includes('answer-missed') && (
        <>
          <Button variant="outline" disabled={answer.busy} onClick={() => void reply('disputed')}>
            {t('I was there')}
          </Button>
          <Button variant="ghost" disabled={answer.busy} onClick={() => void reply('agreed')}>
            {t('That is right')}
          </Button>
        </>
      )}
      {may.includes('say-missed') && (
        <Confirm
          trigger={
            <Button variant="ghost">
              {side === 'customer' ? t('Broker did not come') : t('Customer did not come')}
            </Button>
          }
          title={side === 'customer' ? t('Broker did not come') : t('Customer did not come')}
          text={t(
            'They can reply. The visit counts as missed if they agree or do not reply ' +
              'within 3 days.',
          )}
          action={t('Mark as missed')}
          onConfirm={() => say.send({ params })}
        />
      )}
    </>
  )
}
