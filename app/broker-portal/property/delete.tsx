import { call } from '#app/api/call.ts'
import { showFailure, useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { toast } from '#app/ui/toast.ts'
import { ownProperty } from '#contract/property/own-property.ts'
import { type PropertyOwn, property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'

const undoMilliseconds = 10_000

interface PropertyDeleteProps {
  listing: PropertyOwn
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Deletes a listing after a confirmation; Undo works as long as the toast is shown. */
export function PropertyDelete({ listing, open, onOpenChange }: PropertyDeleteProps) {
  const params = { id: listing._id }
  const withdraw = useSend(property.withdraw, {
    failed: t('Failed to delete property'),
    onDone: () =>
      toast.success(t('Property deleted successfully'), {
        duration: undoMilliseconds,
        action: { label: t('Undo'), onClick: () => void restore(params) },
      }),
  })
  return (
    <Confirm
      title={t('Delete property?')}
      text={t('You can undo this for 10 seconds. After that it is deleted permanently.')}
      action={t('Delete')}
      destructive
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => withdraw.send({ params })}
    />
  )
}

// Not a hook: the row and its hooks are unmounted by then.
async function restore(params: { id: string }): Promise<void> {
  try {
    await call(ownProperty.restore, { params })
    toast.success(t('Property restored'))
  } catch (error) {
    showFailure(error, t('Failed to restore property'))
  }
}
