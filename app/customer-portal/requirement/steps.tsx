import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { requirementDays } from '#contract/requirement/limits.ts'
import { type OwnRequirement, requirement } from '#contract/requirement/requirement.ts'
import type { RequirementStep } from '#contract/requirement/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

/** Buttons for the steps that a requirement allows now. */
export function Steps({ row }: { row: OwnRequirement }) {
  const { send, busy } = useSend(requirement.step, {
    done: t('Saved'),
    failed: t('Failed to change the requirement'),
  })
  const take = (step: RequirementStep) => send({ params: { id: row._id }, body: { step } })
  const labels = {
    pause: t('Pause'),
    resume: t('Resume'),
    keep:
      row.state === 'ended'
        ? t('Post again')
        : t('Keep for {days} days', { days: requirementDays }),
  }
  return (
    <div className="flex flex-wrap gap-2">
      {row.may.includes('end') && (
        <Link to="edit" preventScrollReset className={buttonClass({ variant: 'outline' })}>
          {t('Edit')}
        </Link>
      )}
      {(['pause', 'resume', 'keep'] as const)
        .filter((step) => row.may.includes(step))
        .map((step) => (
          <Button key={step} variant="outline" disabled={busy} onClick={() => void take(step)}>
            {labels[step]}
          </Button>
        ))}
      {row.may.includes('end') && (
        <Confirm
          title={t('End this requirement?')}
          text={t('Brokers no longer see it, and offers can no longer be accepted.')}
          action={t('End requirement')}
          onConfirm={() => take('end')}
          trigger={<Button variant="ghost">{t('End')}</Button>}
        />
      )}
    </div>
  )
}
