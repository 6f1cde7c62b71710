#include "polygon_cases.h"

#include <math.h>

void draft_even_polygon(stream *s, double *vertices)
{
    const int axis = draw_integer(s, 0, 2), x = (axis + 1) % 3, y = (axis + 2) % 3,
              reach = draw_integer(s, 1, 4);
    const int slope_x = draw_one_in(s, 2) ? 0 : draw_integer(s, -1, 1),
              slope_y = draw_one_in(s, 2) ? 0 : draw_integer(s, -1, 1);
    const int first[3] = {draw_integer(s, -8, 8), draw_integer(s, -8, 8), draw_integer(s, -8, 8)};
    for (int k = 0; k < CORNERS; k++) {
        double *const v = vertices + 3 * k;
        const int is_same = k > 0 && draw_one_in(s, 6), along = draw_integer(s, -reach, reach),
                  up = draw_integer(s, -reach, reach);
        v[x] = is_same ? v[x - 3] : first[x] + along;
        v[y] = is_same ? v[y - 3] : first[y] + up;
        v[axis] = first[axis] + slope_x * (v[x] - first[x]) + slope_y * (v[y] - first[y]);
    }
}

void draft_any_polygon(stream *s, double *vertices)
{
    double middle[3], one[3], other[3];
    for (int k = 0; k < 3; k++) {
        middle[k] = draw_real(s, -4.0, 4.0);
        one[k] = draw_real(s, -2.0, 2.0);
        other[k] = draw_real(s, -2.0, 2.0);
    }
    const double thin = draw_one_in(s, 4) ? draw_power(s, -20, 0) : 1.0;
    for (int k = 0; k < CORNERS; k++) {
        const double turn = 6.283185307179586 * (k + draw_real(s, -0.4, 0.4)) / CORNERS,
                     spoke = draw_real(s, 0.2, 1.0);
        for (int axis = 0; axis < 3; axis++)
            vertices[3 * k + axis] =
                middle[axis] + spoke * (cos(turn) * one[axis] + thin * sin(turn) * other[axis]);
    }
}

void draw_point_of(stream *s, const double *vertices, double *point)
{
    const int a = draw_integer(s, 0, CORNERS - 1), kind = draw_integer(s, 0, 3);
    const int b = kind < 3 ? (a + 1) % CORNERS : draw_integer(s, 0, CORNERS - 1),
              c = draw_integer(s, 0, CORNERS - 1);
    const double share = kind == 0 ? 0.0 : kind == 1 ? 0.5 : draw_real(s, -0.25, 1.25);
    const double rest = kind < 3 ? 0.0 : draw_real(s, -0.5, 0.5);
    for (int k = 0; k < 3; k++)
        point[k] = vertices[3 * a + k] + share * (vertices[3 * b + k] - vertices[3 * a + k]) +
                   rest * (vertices[3 * c + k] - vertices[3 * a + k]);
}

int normal_of_polygon(const float *vertices, double *normal)
{
    int largest = 0;
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        normal[axis] = 0.0;
        for (int k = 0; k < CORNERS; k++) {
            const float *const b = vertices + 3 * k, *const a = vertices + 3 * ((k + CORNERS - 1) % CORNERS);
            const double step = (double)a[u] - (double)b[u];
            const double both = ((double)a[w] - (double)vertices[w]) + ((double)b[w] - (double)vertices[w]);
            normal[axis] += step * both;
        }
        if (fabs(normal[axis]) >= fabs(normal[largest]))
            largest = axis;
    }
    return largest;
}
