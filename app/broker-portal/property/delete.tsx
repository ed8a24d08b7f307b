import { call } from '#app/api/call.ts'
import { showFailure, useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { toast } from '#app/ui/toast.ts'
import { ownProperty } from '#contract/property/own-property.ts'
import { type PropertyOwn, property } from '#contract/property/property.ts'

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
    failed: 'Failed to delete property',
    onDone: () =>
      toast.success('Property deleted successfully', {
        duration: undoMilliseconds,
        action: { label: 'Undo', onClick: () => void restore(params) },
      }),
  })
  return (
    <Confirm
      title="Delete property"
      text={
        'Are you sure you want to delete this property? You ' +
        'can undo it for ten seconds; after that it is gone.'
      }
      action="Delete"
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
    toast.success('Property restored')
  } catch (error) {
    showFailure(error, 'Failed to restore property')
  }
}
