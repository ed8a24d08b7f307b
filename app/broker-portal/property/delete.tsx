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

/** Takes a listing away after one question, and back again for as long as the toast stands. */
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

// The row is gone from the screen by then, and its hooks with it.
async function restore(params: { id: string }): Promise<void> {
  try {
    await call(ownProperty.restore, { params })
    toast.success('Property restored')
  } catch (error) {
    showFailure(error, 'Failed to restore property')
  }
}
