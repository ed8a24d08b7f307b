import { Heart } from './heart.tsx'
import { useNoteView } from './note-view.ts'

interface ListingHeartProps {
  id: string
  title: string
}

/** The heart on a listing's own page; rendering it also records the view. */
export function ListingHeart({ id, title }: ListingHeartProps) {
  useNoteView(id)
  return <Heart id={id} title={title} worded className="my-1.5 shrink-0" />
}
