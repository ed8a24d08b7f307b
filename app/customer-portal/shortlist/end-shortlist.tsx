import { useNavigate } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { t } from '#domain/locale/translate.ts'

/** Ends a shortlist: only its owner can still read it. */
export function EndShortlist({ id }: { id: string }) {
  const { send } = useSend(shortlist.end, {
    done: t('The shortlist has ended'),
    failed: t('Failed to end the shortlist'),
  })
  return (
    <Confirm
      title={t('End this shortlist?')}
      text={t('Its link no longer opens, and nobody can vote. You can still see the result.')}
      action={t('End shortlist')}
      onConfirm={() => send({ params: { id } })}
      trigger={
        <Button variant="outline" className="h-11">
          {t('End shortlist')}
        </Button>
      }
    />
  )
}

export function RemoveShortlist({ id }: { id: string }) {
  const navigate = useNavigate()
  const { send } = useSend(shortlist.remove, {
    done: t('Shortlist deleted'),
    failed: t('Failed to delete'),
    onDone: () => void navigate('/customer-portal/shortlists', { replace: true }),
  })
  return (
    <Confirm
      title={t('Delete this shortlist?')}
      text={t('All votes and notes are deleted. This cannot be undone.')}
      action={t('Delete')}
      destructive
      onConfirm={() => send({ params: { id } })}
      trigger={
        <Button variant="ghost" className="h-11">
          {t('Delete')}
        </Button>
      }
    />
  )
}
