export interface ReviewText {
  stars: number
  text: string
  /** The broker's reply. */
  answer?: string
}

/** Reviews by the demo's customers; each is used once. */
export const reviewTexts: readonly ReviewText[] = [
  { stars: 5, text: 'Told us which of the two flats floods in the monsoon before we asked.' },
  { stars: 5, text: 'Kept to the price on the page, to the last rupee.' },
  { stars: 4, text: 'Six visits in one Saturday, every owner was at home.' },
  {
    stars: 3,
    text: 'Good homes, but we waited two days for each answer.',
    answer: 'You are right. We have a second person on the phone since Diwali.',
  },
  { stars: 5, text: 'Found a ground floor home near the clinic for my parents.' },
  { stars: 4, text: 'Read the society’s rules with us, line by line.' },
  { stars: 4, text: 'Patient with our many questions about the papers.' },
  { stars: 2, text: 'The flat we came for had been given away that morning.' },
  {
    stars: 5,
    text: 'Said himself that the rent was too high and got it lowered.',
    answer: 'It was a pleasure. Enjoy the balcony.',
  },
  { stars: 4, text: 'Paperwork ready on the day it was promised.' },
  { stars: 4, text: 'Showed the parking space too, which nobody else did.' },
  { stars: 3, text: 'Fine, though the pictures were older than the paint.' },
  { stars: 5, text: 'We moved cities without seeing ten brokers. One was enough.' },
  { stars: 5, text: 'Picked us up from the station and knew every lane on the way.' },
  { stars: 4, text: 'The agreement came in two languages, so my father could read it.' },
  { stars: 5, text: 'Advised us against the flat we liked. The lift had been dead for a year.' },
  {
    stars: 4,
    text: 'Two homes were as described, the third was smaller than we thought.',
    answer: 'The builder’s plan was wrong. We measure ourselves now.',
  },
  { stars: 3, text: 'Helpful once we met, hard to reach before that.' },
  { stars: 5, text: 'Stayed with us at the sub-registrar’s office the whole afternoon.' },
  { stars: 4, text: 'No pressure at all. We took four months to decide.' },
  { stars: 5, text: 'Got our deposit back from the old landlord as well.' },
  { stars: 4, text: 'Knew which bank lends in that building and which does not.' },
  { stars: 5, text: 'My first home alone, and nobody talked over my head.' },
  { stars: 2, text: 'Came forty minutes late and had the wrong keys.' },
  {
    stars: 3,
    text: 'The brokerage was clear from the start, the maintenance was not.',
    answer: 'Fair. It is on every listing of ours now.',
  },
  { stars: 5, text: 'Sent a video of the evening traffic before we drove there.' },
  { stars: 4, text: 'Found a flat that takes our two dogs. That took patience.' },
  { stars: 5, text: 'Asked about my office hours and only showed what was on the way.' },
  { stars: 4, text: 'Straight answers about water in April and May.' },
  { stars: 5, text: 'The plot was measured in front of us, stone by stone.' },
  { stars: 4, text: 'Talked to the neighbours with us. That told us more than the brochure.' },
  { stars: 3, text: 'Good service, but visits on weekdays only.' },
  { stars: 5, text: 'Our shop was open nine days after the first call.' },
  { stars: 4, text: 'Explained stamp duty without making us feel foolish.' },
  { stars: 5, text: 'We were abroad. Every document came as a scan on the same day.' },
  { stars: 4, text: 'Replied even late in the evening, and kindly.' },
  { stars: 5, text: 'Negotiated the painting and two ceiling fans into the rent.' },
  { stars: 4, text: 'The home looked as it did in the photos. That is rarer than it should be.' },
  { stars: 1, text: 'Was told it is a corner flat. It is not.' },
  { stars: 5, text: 'Second time with the same broker, first for rent, now to buy.' },
  { stars: 4, text: 'Checked the parking allotment letter without being asked.' },
  { stars: 5, text: 'Found an office with a ramp for our colleague.' },
]
