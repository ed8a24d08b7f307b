import { area, type City, outskirts } from './area.ts'

export const hyderabad: City = {
  name: 'Hyderabad',
  aliases: ['Cyberabad', 'Bhagyanagar'],
  state: 'Telangana',
  latitude: 17.385,
  longitude: 78.4867,
  description:
    'Wide new roads and tall towers in the west around the offices, old bungalows on the ' +
    'hills, and plots measured in square yards on every side.',
  areas: [
    area('Gachibowli', '500032', 'Ranga Reddy', [17.4401, 78.3489], [10_500, 34]),
    area('Madhapur', '500081', 'Hyderabad', [17.4483, 78.3915], [10_800, 37]),
    area('HITEC City', '500081', 'Hyderabad', [17.4435, 78.3772], [11_400, 39], ['Hitech City']),
    area('Kondapur', '500084', 'Hyderabad', [17.4699, 78.3578], [9600, 32]),
    area('Kokapet', '500075', 'Ranga Reddy', [17.3965, 78.334], [10_900, 30]),
    area('Manikonda', '500089', 'Ranga Reddy', [17.4009, 78.377], [8800, 28]),
    area('Banjara Hills', '500034', 'Hyderabad', [17.4156, 78.4347], [14_500, 40]),
    area('Jubilee Hills', '500033', 'Hyderabad', [17.4325, 78.407], [15_500, 42]),
    area('Begumpet', '500016', 'Hyderabad', [17.444, 78.466], [9200, 28]),
    area('Kukatpally', '500072', 'Medchal Malkajgiri', [17.4948, 78.3996], [8600, 26], ['KPHB']),
    area('Miyapur', '500049', 'Medchal Malkajgiri', [17.4968, 78.3614], [7600, 22]),
    outskirts('Kompally', '500014', 'Medchal Malkajgiri', [17.537, 78.485], [6700, 18]),
    outskirts('Uppal', '500039', 'Medchal Malkajgiri', [17.4058, 78.5591], [6800, 18]),
    outskirts('Shamshabad', '501218', 'Ranga Reddy', [17.2543, 78.387], [5600, 15]),
  ],
}
