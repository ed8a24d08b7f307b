import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'

/** Says that the input is stored as a draft, with a button to discard it. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <>
      <Confirm
        title="Discard this draft?"
        text="What you typed and the photos of it are gone from this device."
        action="Discard"
        destructive
        trigger={<Button variant="ghost">Discard draft</Button>}
        onConfirm={onDiscard}
      />
      <p role="status" className="text-sm text-muted-foreground">
        Kept on this device as you type.
      </p>
    </>
  )
}
