// Embree: one shape against many boxes through a tree over them. Its tests of a box are not public; that a
// leaf is reached says that the leaf's box is hit.
#include <embree3/rtcore.h>

#include "peer.h"

namespace
{

struct release_device {
    void operator()(RTCDeviceTy *device) const
    {
        rtcReleaseDevice(device);
    }
};

struct release_scene {
    void operator()(RTCSceneTy *scene) const
    {
        rtcReleaseScene(scene);
    }
};

RTCDevice device()
{
    static const std::unique_ptr<RTCDeviceTy, release_device> one(rtcNewDevice("threads=1"));
    return one.get();
}

// ---- A tree over boxes; the elements begin with the box ----

struct corners {
    float at[6];
};

class tree
{
  public:
    tree(const operand &o, RTCSceneFlags flags) : boxes_(o.count), scene_(rtcNewScene(device()))
    {
        for (std::size_t i = 0; i < o.count; i++) {
            float element[COLUMNS_MAX];
            copy_element(o, i, element);
            std::copy(element, element + 6, boxes_[i].at);
        }
        RTCGeometry geometry = rtcNewGeometry(device(), RTC_GEOMETRY_TYPE_USER);
        rtcSetGeometryUserPrimitiveCount(geometry, static_cast<unsigned>(o.count));
        rtcSetGeometryUserData(geometry, boxes_.data());
        rtcSetGeometryBoundsFunction(geometry, write_bounds, nullptr);
        rtcSetGeometryIntersectFunction(geometry, [](const RTCIntersectFunctionNArguments *) {});
        rtcSetGeometryOccludedFunction(geometry, mark_hit);
        rtcCommitGeometry(geometry);
        rtcAttachGeometry(scene_.get(), geometry);
        rtcReleaseGeometry(geometry);
        rtcSetSceneBuildQuality(scene_.get(), RTC_BUILD_QUALITY_HIGH);
        rtcSetSceneFlags(scene_.get(), flags);
        rtcCommitScene(scene_.get());
    }

    RTCScene scene() const
    {
        return scene_.get();
    }

    // What a ray carries to mark_hit.
    struct marking_context {
        RTCIntersectContext base;
        std::uint8_t *hits;
    };

  private:
    static void write_bounds(const RTCBoundsFunctionArguments *a)
    {
        const float *b = static_cast<const corners *>(a->geometryUserPtr)[a->primID].at;
        *a->bounds_o = {b[0], b[1], b[2], 0, b[3], b[4], b[5], 0};
    }

    // Nothing is said to be hit, so that the ray goes on.
    static void mark_hit(const RTCOccludedFunctionNArguments *a)
    {
        reinterpret_cast<marking_context *>(a->context)->hits[a->primID] = 1;
    }

    std::vector<corners> boxes_;
    std::unique_ptr<RTCSceneTy, release_scene> scene_;
};

// One first element; what it meets is marked in p.bytes.
class one_against_tree : public solver
{
  public:
    one_against_tree(const problem &p, RTCSceneFlags flags) : second_(p.second, flags)
    {
        copy_element(p.first, 0, first_);
    }

    void solve(const problem &p) override
    {
        std::fill_n(p.bytes, p.n, std::uint8_t{0});
        mark(p.bytes);
    }

  protected:
    virtual void mark(std::uint8_t *hits) = 0;

    float first_[COLUMNS_MAX];
    tree second_;
};

// ---- The three queries ----

class ray_query final : public one_against_tree
{
  public:
    using one_against_tree::one_against_tree;

  private:
    void mark(std::uint8_t *hits) override
    {
        tree::marking_context context;
        rtcInitIntersectContext(&context.base);
        context.hits = hits;
        RTCRay ray = {};
        ray.org_x = first_[0];
        ray.org_y = first_[1];
        ray.org_z = first_[2];
        ray.dir_x = first_[3];
        ray.dir_y = first_[4];
        ray.dir_z = first_[5];
        ray.tfar = HUGE_VALF;
        ray.mask = ~0u;
        rtcOccluded1(second_.scene(), &context.base, &ray);
    }
};

class sphere_query final : public one_against_tree
{
  public:
    using one_against_tree::one_against_tree;

  private:
    void mark(std::uint8_t *hits) override
    {
        RTCPointQueryContext context;
        rtcInitPointQueryContext(&context);
        RTCPointQuery query = {first_[0], first_[1], first_[2], 0, first_[3]};
        const auto mark_one = [](RTCPointQueryFunctionArguments *a) {
            static_cast<std::uint8_t *>(a->userPtr)[a->primID] = 1;
            return false;
        };
        rtcPointQuery(second_.scene(), &query, &context, mark_one, hits);
    }
};

class box_query final : public one_against_tree
{
  public:
    box_query(const problem &p, RTCSceneFlags flags) : one_against_tree(p, flags), one_(p.first, flags) {}

  private:
    void mark(std::uint8_t *hits) override
    {
        const auto mark_all = [](void *bytes, RTCCollision *pairs, unsigned count) {
            for (unsigned i = 0; i < count; i++)
                static_cast<std::uint8_t *>(bytes)[pairs[i].primID1] = 1;
        };
        rtcCollide(one_.scene(), second_.scene(), mark_all, hits);
    }

    tree one_;
};

template <typename Query, RTCSceneFlags Flags> std::unique_ptr<solver> lay_out(const problem &p)
{
    return p.layout == FORM_ONE_FIRST ? std::make_unique<Query>(p, Flags) : nullptr;
}

std::string version()
{
    return RTC_VERSION_STRING;
}

const char through_tree[] = "through a tree over the boxes, built before, of which it visits a part";

} // namespace

extern const peer_library embree_peers;
const peer_library embree_peers = {"embree",
                                   version,
                                   {
                                       {"peer_embree", "overlap_sphere_aabb", "rtcPointQuery", through_tree,
                                        "", lay_out<sphere_query, RTC_SCENE_FLAG_NONE>},
                                       {"peer_embree", "overlap_aabb_aabb", "rtcCollide", through_tree, "",
                                        lay_out<box_query, RTC_SCENE_FLAG_NONE>},
                                       {"peer_embree", "raycast_aabb", "rtcOccluded1", through_tree, "",
                                        lay_out<ray_query, RTC_SCENE_FLAG_NONE>},
                                       {"peer_embree_robust", "raycast_aabb", "rtcOccluded1, robust",
                                        through_tree, "", lay_out<ray_query, RTC_SCENE_FLAG_ROBUST>},
                                   }};
