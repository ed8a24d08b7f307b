import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { type OwnedShortlist, shortlist } from '#contract/shortlist/shortlist.ts'
import { t } from '#domain/locale/translate.ts'

/** The participants, and when they were last seen. */
export function People({ own: { _id: id, people, room } }: { own: OwnedShortlist }) {
  const { send } = useSend(shortlist.removeParticipant, { failed: t('Failed to remove') })
  return (
    <section aria-labelledby="people" className="space-y-3">
      <h2 id="people" className="text-lg">
        {t('People')}
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {room.participants.map(({ _id, name, isOwner }) => {
          const seenAt = people.find((one) => one._id === _id)?.seenAt
          return (
            <li key={_id} className="flex items-center gap-3 px-4 py-2 text-sm">
              <div className="min-w-0 flex-1">
                <p className="font-medium break-words">
                  {isOwner ? t('{name} (you)', { name }) : name}
                </p>
                {seenAt && (
                  <p className="text-muted-foreground">
                    <Rich
                      text={t('Last seen <0/>')}
                      elements={[<WaitingTime key="seen" since={seenAt} ago />]}
                    />
                  </p>
                )}
              </div>
              {!isOwner && !room.isEnded && (
                <Confirm
                  title={t('Remove {name}?', { name })}
                  text={t(
                    'Their votes and notes are deleted. They can join again until you replace ' +
                      'the link.',
                  )}
                  action={t('Remove')}
                  destructive
                  onConfirm={() => send({ params: { id, partId: _id } })}
                  trigger={
                    <Button
                      variant="ghost"
                      className="h-11"
                      aria-label={t('Remove {name}', { name })}
                    >
                      {t('Remove')}
                    </Button>
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
