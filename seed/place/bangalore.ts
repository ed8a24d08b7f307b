import { area, type City, outskirts } from './area.ts'

export const bangalore: City = {
  name: 'Bangalore',
  aliases: ['Bengaluru', 'Bengalooru', 'BLR'],
  state: 'Karnataka',
  latitude: 12.9716,
  longitude: 77.5946,
  description:
    'Gated communities along the tech corridors, leafy layouts with independent houses ' +
    'nearer the centre, and borewell and Cauvery water the first thing everyone asks about.',
  areas: [
    area(
      'Whitefield',
      '560066',
      'Bengaluru Urban',
      [12.9698, 77.75],
      [10_800, 36],
      ['White Field'],
    ),
    area('Koramangala', '560034', 'Bengaluru Urban', [12.9352, 77.6245], [16_500, 52]),
    area(
      'Indiranagar',
      '560038',
      'Bengaluru Urban',
      [12.9719, 77.6412],
      [18_500, 56],
      ['Indira Nagar'],
    ),
    area('HSR Layout', '560102', 'Bengaluru Urban', [12.9121, 77.6446], [13_500, 45], ['HSR']),
    area('BTM Layout', '560076', 'Bengaluru Urban', [12.9166, 77.6101], [10_500, 38], ['BTM']),
    area('Jayanagar', '560041', 'Bengaluru Urban', [12.925, 77.5938], [16_000, 42], ['Jaya Nagar']),
    area('JP Nagar', '560078', 'Bengaluru Urban', [12.9063, 77.5857], [11_200, 33], ['J P Nagar']),
    area(
      'Marathahalli',
      '560037',
      'Bengaluru Urban',
      [12.9569, 77.7011],
      [10_200, 37],
      ['Marathalli'],
    ),
    area('Bellandur', '560103', 'Bengaluru Urban', [12.9304, 77.6784], [11_500, 41]),
    area('Sarjapur Road', '560035', 'Bengaluru Urban', [12.901, 77.6874], [10_500, 34]),
    outskirts(
      'Electronic City',
      '560100',
      'Bengaluru Urban',
      [12.8399, 77.677],
      [7200, 25],
      ['E-City', 'Electronics City'],
    ),
    area('Hebbal', '560024', 'Bengaluru Urban', [13.0358, 77.597], [12_500, 38]),
    outskirts('Yelahanka', '560064', 'Bengaluru Urban', [13.1007, 77.5963], [8800, 27]),
    outskirts('Devanahalli', '562110', 'Bengaluru Rural', [13.2473, 77.7137], [7800, 23]),
  ],
}
